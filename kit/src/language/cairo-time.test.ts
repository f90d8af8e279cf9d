import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  // Each phone is asked once what it knows.
  vi.resetModules()
})

describe.each(['a phone of today', 'a phone with zones from before 2023'])('%s', (phone) => {
  const asPhone = () => {
    if (phone === 'a phone of today') return
    const old = (options?: Intl.DateTimeFormatOptions) =>
      options?.timeZone === 'Africa/Cairo' ? { ...options, timeZone: 'Etc/GMT-2' } : options
    const { DateTimeFormat } = Intl
    vi.stubGlobal('Intl', {
      ...Intl,
      DateTimeFormat: function (locale?: string, options?: Intl.DateTimeFormatOptions) {
        return new DateTimeFormat(locale, old(options))
      },
    })
  }

  test.each([
    ['2027-07-15T10:11:00Z', '13:11', '2027-07-15'],
    ['2027-07-14T21:30:00Z', '00:30', '2027-07-15'],
    ['2027-01-15T22:30:00Z', '00:30', '2027-01-16'],
    // Summer time begins and ends at midnight.
    ['2027-04-29T21:59:00Z', '23:59', '2027-04-29'],
    ['2027-04-29T22:00:00Z', '01:00', '2027-04-30'],
    ['2027-10-28T20:59:00Z', '23:59', '2027-10-28'],
    ['2027-10-28T21:00:00Z', '23:00', '2027-10-28'],
  ])('shows %s as %s on %s', async (instant, time, day) => {
    asPhone()
    const { cairoDay, cairoFormat } = await import('./cairo-time.ts')
    const clock = cairoFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    expect([clock(new Date(instant)), cairoDay(new Date(instant))]).toEqual([time, day])
  })
})
