export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below {@link API_ROOT}; a part that starts with a colon is a parameter. */
  readonly path: string
  /**
   * `shopper`: the header `token` must name a live session (specification 6). `visitor`: it may; who sends none, or one that is
   * over, is nobody. `anyone`: it is not read.
   */
  readonly access: 'anyone' | 'visitor' | 'shopper'
  /** The answer never ends: each server-sent event carries one reply. */
  readonly isStream?: true
  /** Answered under {@link API_V2_ROOT} as well: the public API has its cart there, and many of its clients use that one. */
  readonly inV2?: true
}

export const API_ROOT = '/api/v1'
export const API_V2_ROOT = '/api/v2'

/** The roots under which a call is answered, always alike. */
export function rootsOf({ inV2 }: Call): string[] {
  return inV2 ? [API_ROOT, API_V2_ROOT] : [API_ROOT]
}
