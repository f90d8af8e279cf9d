/** What whoever starts the shop has to put right first. */
export class WrongSettings extends Error {
  constructor(problems: string[]) {
    super(
      `The shop cannot start:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSee .env.example for every setting.`,
    )
  }
}
