// Stands in Cart.html behind what the build has drawn: shows the cart as soon as its answer has come, ahead of the
// application, from the very rows that the application draws (src/cart/early-cart.tsx).
const place = document.getElementById('early-cart')
const { content } = document.getElementById('early-cart-drawn')
const answer = window.earlyAnswers?.find(([url]) => url.endsWith('/cart'))?.[1]

const amount = (number) => Math.round(number * 100) / 100
// As src/ui/picture-source.ts has it.
const OURS = /\/images\/[a-z0-9-]+-[0-9a-f]{8}$/
// What its shopper has to be told about a line is the application's to say, and so are pictures without widths to choose from.
const isPlain = ({ count, price, priceWhenAdded = price, product }) =>
  product.title && priceWhenAdded === price && !(product.quantity < count) && OURS.test(product.imageCover)
const fill = (drawn, words) => {
  const filled = (text) => text.replace(/\{(\w+)\}/g, (blank, word) => words[word] ?? blank)
  const nodes = document.createTreeWalker(drawn, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = drawn; node; node = nodes.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) node.data = filled(node.data)
    for (const attribute of node.attributes ?? []) attribute.value = filled(attribute.value)
  }
  return drawn
}
const draw = async () => {
  const { data } = await (await answer).clone().json()
  // Lines that break elsewhere in other letters would jump.
  await document.fonts.load('1rem "Cairo Variable"').catch(() => {})
  if (!data.products.length || !data.products.every(isPlain) || !place.closest('[inert]')) return
  fill(content, { total: amount(data.totalCartPrice) })
  const row = content.querySelector('tbody > tr')
  const rows = data.products.map(({ count, price, product: { title, unit = '', imageCover: picture } }) =>
    fill(row.cloneNode(true), { title, unit, picture, count, price: amount(price) }),
  )
  row.replaceWith(...rows)
  place.append(content)
}
if (answer) window.earlySights.push(draw().catch(() => {}))
