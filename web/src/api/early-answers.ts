/** Requests that the page's first script sent before the script had loaded, by URL. Each serves the first try of one load. */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response> | undefined>
    /** The token that they were sent with. */
    earlyToken?: string | null
  }
}

export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.[url]
  delete window.earlyAnswers?.[url]
  return answer
}
