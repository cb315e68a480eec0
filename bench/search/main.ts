// npm run bench:search: how well and how fast Croatian is found, beside what others would do with the same words and records.
import { dictionarySize } from './dictionary-size.ts';
import { meetings } from './meetings.ts';
import { speed } from './speed.ts';

dictionarySize();
meetings();
await speed({ records: 10_000, seed: 16 });
