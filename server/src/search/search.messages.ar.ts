export const answers = {
  tooManySearching: 'فيه ناس كتير بتدوّر دلوقتي. حاول تاني بعد لحظة.',
}
