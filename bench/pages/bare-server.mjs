// What Node's own server can do with an answer: sends the same head and the same bytes to whoever asks. Told what by its
// parent, tells it the port.
import { createServer } from 'node:http';

let headers = [];
let bytes = Buffer.alloc(0);
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  process.on('message', (answer) => {
    headers = answer.headers;
    bytes = Buffer.from(answer.body, 'base64');
    process.send?.({ port: server.address().port });
  });
});
