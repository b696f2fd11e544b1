import fastify from 'fastify';
import { closedGateways } from '../../../../closed-gateways';
import { openCore } from '../../../../open-core';
import { loadSettings } from '../../../../settings';

/** A process that does what waits to be done, and nothing else; it says when it begins. */
const settings = loadSettings();
const surroundings = { databaseUrl: settings.databaseUrl ?? '', gateways: closedGateways() };
const core = await openCore(settings, surroundings, fastify({ logger: false }).log);
await core.jobs.start(core);
process.stdout.write('at work\n');
