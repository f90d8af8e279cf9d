import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { ProductList } from './product-list.tsx'
import { useTyped } from '../use-typed.ts'
import { messages } from '#messages/shop'

export function ProductsScreen() {
  const [typed, setTyped] = useTyped()
  return (
    <ProductList
      title={<ScreenTitle className="screen-title">{messages.products}</ScreenTitle>}
      typed={typed}
      onType={setTyped}
    />
  )
}
