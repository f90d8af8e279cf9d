import { Route, Routes } from 'react-router'
import { type ScreenProps, useMay } from '../session/use-session.ts'
import { GroupsScreen } from './groups-screen.tsx'
import { LabelsScreen } from './labels-screen.tsx'
import { ProductList } from './product-list.tsx'
import { ProductScreen, NewProduct } from './product-screens.tsx'
import './products.css'

/** The list and what stands below its address: one product, the groups, labels. */
export function ProductsScreen({ session }: ScreenProps) {
  const mayChange = useMay('catalog')
  return (
    <Routes>
      <Route index element={<ProductList />} />
      <Route path="labels" element={<LabelsScreen />} />
      {mayChange && <Route path="new" element={<NewProduct />} />}
      {mayChange && <Route path="groups/:kind?/:id?" element={<GroupsScreen />} />}
      {mayChange && <Route path=":id" element={<ProductScreen session={session} />} />}
      <Route path="*" element={<ProductList />} />
    </Routes>
  )
}
