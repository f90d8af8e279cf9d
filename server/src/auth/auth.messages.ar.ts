export const messages = {
  accountExists: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  wrongCredentials: 'البريد الإلكتروني أو كلمة السر غير صحيحة',
  noToken: 'سجّل الدخول أولًا للمتابعة',
  invalidToken: 'انتهت جلستك. سجّل الدخول مرة أخرى',
  expiredToken: 'انتهت مدة جلستك. سجّل الدخول مرة أخرى',
  invalidResetCode: 'الكود غير صحيح أو انتهت مدته',
  resetCodeNotVerified: 'أكّد الكود أولًا',
  tooManyAccounts: 'تم فتح حسابات كثيرة من شبكتك. حاول مرة أخرى لاحقًا.',
  tooManyWrongTriesForAccount: 'كلمة السر كُتبت خطأ مرات كثيرة لهذا الحساب. حاول لاحقًا، أو غيّر كلمة السر.',
  tooManyWrongTriesFromNetwork: 'كلمة السر كُتبت خطأ مرات كثيرة من شبكتك. حاول مرة أخرى لاحقًا.',
  tooManyTriesAtOnce: 'محاولات دخول كثيرة لهذا الحساب. حاول مرة أخرى بعد ثوانٍ.',
  tooManyCodesFromNetwork: 'طُلبت أكواد كثيرة من شبكتك. حاول مرة أخرى لاحقًا.',
  tooManyCodesForAccount: 'طُلبت أكواد كثيرة. استخدم آخر كود وصلك، أو حاول مرة أخرى لاحقًا.',
  tooManySigningIn: 'عدد كبير يسجّل الدخول الآن. حاول مرة أخرى بعد لحظات.',
}

export const replies = {
  codeSent: 'أرسلنا كود تغيير كلمة السر إلى بريدك الإلكتروني',
  codeIsRight: 'الكود صحيح. اختر كلمة سر جديدة.',
  signedOut: 'تم تسجيل الخروج',
}
