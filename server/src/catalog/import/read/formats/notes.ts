import type { Message } from '../../../../refusal.ts'
import { messages } from '../../import.messages.en.ts'

/** How often another shop's file did not say, or not offer, what our shop needs. */
export class NoteBook {
  readonly #counts = new Map<keyof typeof SENTENCES, number>()

  count(what: keyof typeof SENTENCES): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  sentences(): Message[] {
    return [...this.#counts].map(([what, count]) => SENTENCES[what]({ count }))
  }
}

const SENTENCES = {
  hidden: messages.hiddenLeftOut,
  otherKinds: messages.otherKindsLeftOut,
  noBrand: messages.noBrandTold,
  noShelf: messages.noCategoryTold,
  notCounted: messages.noStockTold,
  fraction: messages.fractionsRoundedDown,
}
