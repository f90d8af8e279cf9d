export const messages = {
  tooManyDays: ({ max }: { max: number }) => `التقرير بيكفي ${max} يوم بالكتير.`,
}
