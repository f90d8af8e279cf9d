/** Answers that index.html asked for before the application had arrived, by URL. Each is used once, as the first try of its load. */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response> | undefined>
    /** The token they were asked for with. */
    earlyToken?: string | null
  }
}

export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[url]
  delete window.earlyAnswers?.[url]
  return answer
}
