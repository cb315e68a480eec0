import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { addressOf, type ChronicleRecord, keyOf } from '../../domain/record.ts';
import { type RecordKey, type RecordKind, recordKey } from '../../domain/reference.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Library } from '../reading/library.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { RECORDS, recordId } from './record-documents.ts';

const ADDRESSES = 'addresses';

/** Whose an address is or was. Kept when the record is long gone: no other record is ever read there. */
const claimSchema = z.object({ key: z.string().min(1) });
export const addressClaims = defineCollection({ name: ADDRESSES, schema: claimSchema });

interface AddressDeps {
  readonly store: DocumentStore;
  readonly library: Library;
}

/** After so many tries a few letters are added that nobody else has. */
const MOST_TRIES = 12;
/** Room for a number or letters at its end. */
const LONGEST = 70;

/** An address made from a title, which no other record of the kind has or had. */
export async function freeAddress(
  deps: AddressDeps,
  wanted: { readonly kind: RecordKind; readonly title: string; readonly fallback: string; readonly own?: RecordKey },
): Promise<string> {
  const base = slugOf(wanted.title).slice(0, LONGEST).replace(/-$/, '') || wanted.fallback;
  for (let number = 1; number <= MOST_TRIES; number += 1) {
    const address = number === 1 ? base : `${base}-${number}`;
    if (await isFree(deps, wanted.kind, address, wanted.own)) return address;
  }
  return `${base}-${randomBytes(3).toString('hex')}`;
}

async function isFree({ store, library }: AddressDeps, kind: RecordKind, address: string, own?: RecordKey) {
  const key = recordKey(kind, address);
  const owner = library.ownerOf(kind, address) ?? (await addressClaims.get(store, recordId(key)))?.key;
  if (owner !== undefined) return owner === own;
  return (await store.get(RECORDS, recordId(key))) === undefined;
}

/** Fails the batch when somebody has taken the address in this very moment. */
export function claimingWrite(kind: RecordKind, address: string, key: RecordKey): Write {
  return { verb: 'create', collection: ADDRESSES, id: recordId(recordKey(kind, address)), fields: { key } };
}

/** Of a record that goes: every address under which it was ever read stays its own. */
export function keepingClaims(record: ChronicleRecord): Write[] {
  const addresses = new Set([record.slug, addressOf(record), ...(record.formerAddresses ?? [])]);
  return [...addresses].map((address) => ({
    verb: 'set',
    collection: ADDRESSES,
    id: recordId(recordKey(record.kind, address)),
    fields: { key: keyOf(record) },
  }));
}
