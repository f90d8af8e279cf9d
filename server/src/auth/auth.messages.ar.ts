export const messages = {
  accountExists: 'فيه حساب بالبريد الإلكتروني ده',
  wrongCredentials: 'فيه غلط في البريد الإلكتروني أو كلمة السر',
  noToken: 'سجّل دخولك الأول عشان تكمّل',
  invalidToken: 'لازم تسجّل دخولك تاني',
  expiredToken: 'مدة دخولك خلصت. سجّل دخولك تاني.',
  notForLogin: 'كلمة السر لازم تبدأ بحرف إنجليزي كبير، وبعده من 5 لـ10 حروف إنجليزية صغيرة أو أرقام.',
  invalidResetCode: 'الكود مش صحيح أو مدته خلصت',
  resetCodeNotVerified: 'أكّد الكود الأول',
  tooManyAccounts: 'اتفتحت حسابات كتير من شبكتك. حاول تاني بعدين.',
  tooManyWrongTriesForAccount: 'كلمة السر اتكتبت غلط مرات كتير للحساب ده. حاول تاني بعدين، أو غيّر كلمة السر.',
  tooManyWrongTriesFromNetwork: 'كلمة السر اتكتبت غلط مرات كتير من شبكتك. حاول تاني بعدين.',
  tooManyTriesAtOnce: 'فيه محاولات دخول كتير للحساب ده. حاول تاني بعد ثواني.',
  tooManyCodesFromNetwork: 'اتطلبت أكواد كتير من شبكتك. حاول تاني بعدين.',
  tooManyCodesForAccount: 'اتطلبت أكواد كتير. استخدم آخر كود وصلك، أو حاول تاني بعدين.',
  tooManySigningIn: 'ناس كتير بتسجّل دخولها دلوقتي. حاول تاني بعد شوية.',
}

export const replies = {
  codeSent: 'بعتنا كود تغيير كلمة السر على بريدك الإلكتروني',
  codeIsRight: 'الكود صحيح. اختار كلمة سر جديدة.',
  signedOut: 'خرجت من حسابك',
}
