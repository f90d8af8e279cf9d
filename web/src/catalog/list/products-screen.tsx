import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { ProductList } from './product-list.tsx'
import { useTyped } from '../use-typed.ts'
import { messages } from '#messages/catalog'

export function ProductsScreen() {
  const [typed, setTyped] = useTyped()
  return (
    <>
      <ScreenTitle className="screen-title mb-4">{messages.products}</ScreenTitle>
      <ProductList typed={typed} onType={setTyped} />
    </>
  )
}
