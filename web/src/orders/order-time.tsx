import { dateLocale, dateStyle } from '#language'

const FORMAT = new Intl.DateTimeFormat(dateLocale, { dateStyle, timeStyle: 'short', timeZone: 'Africa/Cairo' })

/** A time by Cairo's clock, like those of deliveries; as the server sent it if it is not a date. */
export function OrderTime({ at }: { at: string }) {
  return <time dateTime={at}>{Number.isNaN(Date.parse(at)) ? at : FORMAT.format(new Date(at))}</time>
}
