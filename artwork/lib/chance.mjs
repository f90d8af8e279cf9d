// A random number generator seeded by a name, so that the same name always gives the same picture.

export function chanceFrom(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)],
    yes: (likelihood = 0.5) => next() < likelihood,
  };
}
