/** `noun` is what one slide is called: "Next image". */
export const previous = (noun: string) => `Previous ${noun}`
export const next = (noun: string) => `Next ${noun}`
export const show = (noun: string, number: number, count: number) => `Show ${noun} ${number} of ${count}`
export const play = (carousel: string) => `Play ${carousel}`
export const pause = (carousel: string) => `Pause ${carousel}`
