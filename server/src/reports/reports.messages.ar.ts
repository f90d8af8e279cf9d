export const messages = {
  turnedRound: ({ from, to }: { from: string; to: string }) => `${from} بعد ${to}: اكتب الأيام بالترتيب.`,
  tooManyDays: ({ max }: { max: number }) => `التقرير بيكفي ${max} يوم بالكتير.`,
}
