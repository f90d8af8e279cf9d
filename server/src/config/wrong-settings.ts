/** Settings that must be corrected before the shop can start. */
export class WrongSettings extends Error {
  constructor(problems: string[]) {
    super(
      `The shop cannot start:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSee .env.example for every setting.`,
    )
  }
}
