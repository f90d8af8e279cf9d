/** Answers that index.html asked for before the application had arrived. Each is used once, as the first try of its load. */
declare global {
  interface Window {
    earlyAnswers?: [url: string, answer: Promise<Response>][]
    /** The token they were asked for with. */
    earlyToken?: string | null
  }
}

export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const at = window.earlyAnswers?.findIndex(([asked]) => asked === url) ?? -1
  return at === -1 ? undefined : window.earlyAnswers?.splice(at, 1)[0]?.[1]
}
