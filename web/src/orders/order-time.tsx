const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in the shopper's time zone. */
export function OrderTime({ at }: { at: string }) {
  return <time dateTime={at}>{Number.isNaN(Date.parse(at)) ? at : FORMAT.format(new Date(at))}</time>
}
