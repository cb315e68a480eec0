// node bench/pages/load.mjs PORT PATH CONNECTIONS MILLISECONDS
// Asks for one address again and again, on connections that stay open, one request at a time on each. Reads no more of
// an answer than its length, so that it is never the slower of the two. Prints how many answers came and in what time.
import { connect } from 'node:net';

const [port, path, connections, milliseconds] = process.argv.slice(2);
const request = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nUser-Agent: bench\r\n\r\n`,
);
const started = performance.now();
const ends = started + Number(milliseconds);
const counts = await Promise.all(Array.from({ length: Number(connections) }, ask));
console.log(
  JSON.stringify({ answers: counts.reduce((sum, count) => sum + count, 0), ms: performance.now() - started }),
);

function ask() {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let head = '';
    /** Of one answer; all of them are as long as the first. */
    let length = 0;
    let received = 0;
    let answers = 0;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${path}: the connection was closed`)));
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (length === 0) {
        head += chunk.toString('latin1');
        length = lengthOf(head);
      }
      if (length === 0 || received < length) return;
      if (received > length) return reject(new Error(`${path}: answers differ in length`));
      received = 0;
      answers += 1;
      if (performance.now() < ends) socket.write(request);
      else {
        resolve(answers);
        socket.destroy();
      }
    });
  });
}

function lengthOf(answer) {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`${path} answered ${answer.slice(0, 40)}`);
  return end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1]);
}
