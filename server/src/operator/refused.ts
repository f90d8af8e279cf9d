/** A "no" to the person at the keyboard, in a whole sentence; said without a stack, and the command ends with 1. */
export class Refused extends Error {}
