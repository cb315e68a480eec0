import { connect, type Socket } from 'node:net';

/** Sends bytes as they stand, which fetch and browsers would tidy first or refuse; answers when the site hangs up. */
export async function rawRequest(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  return (await socket.setEncoding('utf8').toArray()).join('');
}

/** A memory whose photograph begins and does not end. */
export function beginUpload(address: string, headers = '', photograph: Uint8Array = Buffer.from('slika')): Socket {
  const { hostname, port } = new URL(address);
  // A site that does not want it hangs up while it is still being sent.
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(
    `POST /novi-spomen/slanje HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n`,
  );
  socket.write('--x\r\nContent-Disposition: form-data; name="photographs"; filename="a.jpg"\r\n\r\n');
  socket.write(photograph);
  return socket;
}
