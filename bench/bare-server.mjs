/** The limit to compare with: a bare Node server that returns the same bytes for every request. BYTES is base64. */
import { createServer } from 'node:http'

const headers = JSON.parse(process.env.HEADERS)
const bytes = Buffer.from(process.env.BYTES, 'base64')
const text = bytes.toString()
// Node sends a small text in one packet with its headers, which is fastest.
const body = bytes.length < 2_048 && text.length === bytes.length ? text : bytes

createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length })
    response.end(body)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
