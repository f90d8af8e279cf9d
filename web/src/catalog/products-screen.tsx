import { useState } from 'react'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { ProductList } from './product-list.tsx'

export function ProductsScreen() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <ScreenTitle className="screen-title mb-4">Products</ScreenTitle>
      <ProductList typed={typed} onType={setTyped} />
    </>
  )
}
