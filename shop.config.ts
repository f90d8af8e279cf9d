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
} as const

export const appLinks = [
  { name: 'App Store', badge: '/images/app-store.svg', url: 'https://www.apple.com/app-store/' },
  { name: 'Google Play', badge: '/images/google-play.svg', url: 'https://play.google.com/store' },
] as const

export const paymentPartners = [
  { name: 'Visa', image: '/images/payment-visa.svg' },
  { name: 'Mastercard', image: '/images/payment-mastercard.svg' },
  { name: 'PayPal', image: '/images/payment-paypal.svg' },
  { name: 'Google Pay', image: '/images/payment-google-pay.svg' },
] as const

/**
 * How to reach the shop, and who sells. The footer, Login, each order and the pages of docs/pages show it; `baqala doctor` says which of
 * it is still the demo's.
 */
export const contact = {
  phone: '+20 2 0123 4567',
  whatsapp: '+20 140 123 4567',
  email: 'help@baqala.example',
  address: '1 Example Street, Zamalek, Cairo',
  addressAr: '1 شارع المثال، الزمالك، القاهرة',
  hours: 'Every day, 9:00–23:00',
  hoursAr: 'كل يوم من 9 الصبح لـ11 بالليل',
  /** The places it delivers to, for somebody who does not know the shop. */
  area: 'Cairo',
  areaAr: 'القاهرة',
  commercialRegister: '000000',
  taxNumber: '000-000-000',
}
