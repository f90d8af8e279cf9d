const FEW = 4
// A posting packs slot and weight in one integer.
const WEIGHT_BITS = 4
const WEIGHT = (1 << WEIGHT_BITS) - 1

/** A list of slots, each with a weight from 0 to 15. */
export class Postings {
  #packed = new Uint32Array(FEW)
  #length = 0

  add(slot: number, weight: number): void {
    if (this.#length === this.#packed.length) {
      const larger = new Uint32Array(Math.ceil(this.#length * 1.5))
      larger.set(this.#packed)
      this.#packed = larger
    }
    this.#packed[this.#length] = (slot << WEIGHT_BITS) | weight
    this.#length += 1
  }

  each(onPosting: (slot: number, weight: number) => void): void {
    for (let at = 0; at < this.#length; at += 1) {
      const packed = this.#packed[at] ?? 0
      onPosting(packed >>> WEIGHT_BITS, packed & WEIGHT)
    }
  }

  some(isMatch: (slot: number, weight: number) => boolean): boolean {
    for (let at = 0; at < this.#length; at += 1) {
      const packed = this.#packed[at] ?? 0
      if (isMatch(packed >>> WEIGHT_BITS, packed & WEIGHT)) return true
    }
    return false
  }
}
