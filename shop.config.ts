/** Everything that names this shop to its shoppers. Change it here and nowhere else. */
export const shop = {
  name: 'Baqala',
  nameAr: 'بقالة',
  tagline: 'Your corner grocery, delivered',
  taglineAr: 'طلبات بيتك لحد الباب',
  currency: 'EGP',
  currencyAr: 'ج.م.',
  /** The language of a shopper who has chosen none: en or ar. The specification's is English. */
  language: 'en' as 'en' | 'ar',

  socialLinks: [
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', icon: 'tiktok', url: 'https://www.tiktok.com/' },
    { name: 'X', icon: 'x', url: 'https://x.com/' },
  ],

  appLinks: [
    { name: 'App Store', badge: '/images/app-store.svg', url: 'https://www.apple.com/app-store/' },
    { name: 'Google Play', badge: '/images/google-play.svg', url: 'https://play.google.com/store' },
  ],

  paymentPartners: [
    { name: 'Visa', image: '/images/payment-visa.svg' },
    { name: 'Mastercard', image: '/images/payment-mastercard.svg' },
    { name: 'PayPal', image: '/images/payment-paypal.svg' },
    { name: 'Google Pay', image: '/images/payment-google-pay.svg' },
  ],
} as const
