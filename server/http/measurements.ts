import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { log } from '../log.ts';
import { VITALS, type VisitorMeasurements } from '../metrics/visitor-measurements.ts';
import { clientAddress } from './client-address.ts';
import type { Handler } from './listener.ts';
import { readBody } from './request-body.ts';

const measurement = z.object({
  build: z.string().max(64),
  path: z.string().max(300),
  values: z.partialRecord(z.enum(VITALS), z.number().nonnegative().max(600_000)).optional(),
});

/** What browsers measured of a page's speed. Says nothing of who read it. */
export function answerMeasurement(trustProxy: boolean, measurements: VisitorMeasurements): Handler {
  return async ({ url, request, response }) => {
    if (url.pathname !== '/measurements' || request.method !== 'POST') return false;
    await takeMeasurement(request, response, clientAddress(request, trustProxy), measurements);
    return true;
  };
}

async function takeMeasurement(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  measurements: VisitorMeasurements,
): Promise<void> {
  const body = await readBody(request, 4096, address);
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    parsed = undefined;
  }
  const result = measurement.safeParse(parsed);
  if (result.success) {
    const { path, values = {} } = result.data;
    log({ level: 'info', message: 'measurement', ...result.data });
    measurements.take(address, { path, values });
  }
  response.statusCode = result.success ? 204 : 400;
  response.end();
}
