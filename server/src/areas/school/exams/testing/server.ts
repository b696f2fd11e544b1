import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../../app';
import { closedGateways } from '../../../../closed-gateways';
import { openCore } from '../../../../open-core';
import { loadSettings } from '../../../../settings';

/** A server of its own process with the calls of exams; it prints its address once it listens. */
const settings = loadSettings();
const { app } = await buildApp({
  settings,
  logger: false,
  only: ['exams'],
  makeCore: (log) =>
    openCore(settings, { databaseUrl: settings.databaseUrl ?? '', gateways: closedGateways() }, log),
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
