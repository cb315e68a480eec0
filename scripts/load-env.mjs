// Read before a program of ours: .env where there is one; what is set already stays. Node's own flag for it speaks up
// where there is none, and most sites have none.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);
