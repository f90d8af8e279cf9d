import { messages } from '#messages/orders'

/** A placeholder in the shape of two orders, to avoid a layout shift. */
export function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{messages.loadingOrders}</span>
      {[0, 1].map((order) => (
        <div key={order} aria-hidden className="panel px-4 py-5 sm:px-6">
          <div className="flex flex-wrap items-center gap-4">
            <div className="shimmer h-7 w-32 max-sm:-order-1" />
            <div className="max-sm:w-full">
              <div className="shimmer h-7 w-20" />
            </div>
            <div className="shimmer ms-auto h-7 w-24 max-sm:-order-1" />
          </div>
          <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <Bars className="h-14" count={3} />
            <Bars className="h-8" count={4} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Bars({ className, count }: { className: string; count: number }) {
  return (
    <div className="grid content-start gap-4">
      {Array.from({ length: count }, (_, bar) => (
        <div key={bar} className={`shimmer ${className}`} />
      ))}
    </div>
  )
}
