import { messages } from '../messages.ts'

export function ProductsFailed() {
  return (
    <p className="panel py-16 text-center text-2xl font-extrabold text-tomato-ink">
      {messages.catalog.productsFailedInList}
    </p>
  )
}
