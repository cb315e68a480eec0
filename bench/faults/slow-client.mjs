// A crowd that opens connections and finishes nothing: node slow-client.mjs PORT COUNT ADDRESSES
// From addresses 127.0.1.1 on. A third send a head without end, a third a body without end, a third ask once and stay. Prints how many
// are open whenever a line comes in; ends when its input does.
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const [port, count, addresses] = process.argv.slice(2).map(Number);
const KINDS = [
  ['GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
  [
    'POST /prijava HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\na=',
    'a',
  ],
  ['GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n', ''],
];
const TRICKLE_MS = 5000;
const AT_ONCE = 200;
let open = 0;
let begun = 0;

function begin() {
  if (begun === count) return;
  const number = begun;
  begun += 1;
  const localAddress = `127.0.1.${1 + (number % addresses)}`;
  const [start, more] = KINDS[number % KINDS.length];
  let trickle;
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
    open += 1;
    socket.write(start);
    if (more !== '') trickle = setInterval(() => socket.write(more), TRICKLE_MS);
    begin();
  });
  let connected = false;
  socket.on('connect', () => {
    connected = true;
  });
  socket.resume();
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(trickle);
    if (connected) open -= 1;
    else begin();
  });
}
for (let index = 0; index < AT_ONCE; index += 1) begin();

createInterface({ input: process.stdin })
  .on('line', () => process.stdout.write(`${JSON.stringify({ begun, open })}\n`))
  .on('close', () => process.exit());
