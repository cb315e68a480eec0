// Firebase's own Authentication emulator, without the rest of firebase-tools, for any number of projects:
// node tests/hosted/authentication-server.mjs prints where it listens.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { showConsent, standInForGoogle } from './google.mjs';

const require = createRequire(import.meta.url);
const { default: specification } = require('firebase-tools/lib/emulator/auth/apiSpec.js');
const { authOperations } = require('firebase-tools/lib/emulator/auth/operations.js');
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js');
const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state.js');

// Whoever started this is gone when its input ends.
process.stdin.resume().on('end', () => process.exit());

// Every operation takes a while to prepare, and most of the eighty are for tenants, phones and second factors.
const USED =
  /^\/(v1\/(accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWith(CustomToken|Idp|Password)|signUp|update)|projects\/\{targetProjectId\}\/accounts(:(delete|lookup|update|query|batch(Create|Get)))?|token)|emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|oobCodes|config))$/;
for (const path of Object.keys(specification.paths)) if (!USED.test(path)) delete specification.paths[path];

// Each validator would otherwise compile the schema of schemas first: four seconds at the start.
const requiredByTools = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server.js'));
requiredByTools('ajv').default.prototype.validateSchema = () => true;

/** The emulator takes every API key for that of one project. Here a key is the id of its project. */
const keyOfRequest = new AsyncLocalStorage();
const BY_KEY = 'by-key';
class Projects extends Map {
  get(id) {
    const project = id === BY_KEY ? keyOfRequest.getStore() : id;
    if (!this.has(project)) this.set(project, new AgentProjectState(project));
    return super.get(project);
  }
}

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${server.address().port}`;
standInForGoogle(authOperations.identitytoolkit.accounts, host);
const app = await createApp(BY_KEY, undefined, new Projects());
server.on('request', (request, response) => {
  const key = new URL(request.url, 'http://emulator').searchParams.get('key');
  if (request.url.startsWith('/google?')) showConsent(request, response);
  else keyOfRequest.run(key, () => app(request, response));
});
process.stdout.write(`${host}\n`);
