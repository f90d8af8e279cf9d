import { describe, expect, test } from 'vitest'
import { htmlToLine, htmlToText } from './html-to-text.ts'

describe('a description in HTML', () => {
  test.each([
    ['<p>Roasted in Cairo.</p><p>Ground fine.</p>', 'Roasted in Cairo.\n\nGround fine.'],
    ['Smooth tahini.<br/>Keep it cool.<br>', 'Smooth tahini.\nKeep it cool.'],
    ['<ul>\n<li>500 g</li>\n<li>From <b>Aswan</b></li>\n</ul>', '• 500 g\n• From Aswan'],
    ['<h3>Dates</h3>\n<div style="color:red">Soft &amp; sweet</div>', 'Dates\n\nSoft & sweet'],
    ['<table><tr><td>Fat</td><td>3&nbsp;%</td></tr><tr><td>Salt</td></tr></table>', 'Fat 3 %\n\nSalt'],
    ['Feta &mdash; &#39;Domty&#39; &#x2014; caf&eacute;', "Feta — 'Domty' — café"],
    ['5 &lt; 6 &amp;lt; 7 &constructor; 8', '5 < 6 &lt; 7 &constructor; 8'],
    ['<script>alert(1)</script><style>p{}</style>Ful<!-- not <b>this</b> -->', 'Ful'],
    ['<p>لبن &quot;كامل الدسم&quot;</p>', 'لبن "كامل الدسم"'],
    ['Weighs < 5 kg, costs > 3', 'Weighs < 5 kg, costs > 3'],
    ['Two lines\r\nof plain text', 'Two lines\nof plain text'],
    ['<p>Never closed <b', 'Never closed'],
    ['a&#27;[2J&#0;&#xD800;&#x9b;b', 'a [2J b'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  test('is read in no time, however it is made', () => {
    const start = performance.now()
    for (const evil of ['<', '<a ', '<!--', '<script>', '<script ', '&', '<li', '<br ']) htmlToText(evil.repeat(50_000))
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})

test('a name is on one line', () => {
  expect(htmlToLine('Rice &amp; Lentils<br>1 kg')).toBe('Rice & Lentils 1 kg')
})
