import type { FastifyInstance } from 'fastify';
import { notifyBase } from '../areas/trade/pay/notify';
import { closedGateways } from '../closed-gateways';
import { connectGateways } from '../gateways/connect';
import { gatewaySettingsFromEnv } from '../gateways/environment';
import type { Gateways } from '../gateways/gateway';
import type { GatewayPorts } from '../gateways/ports';
import { assertProductionGateways } from '../gateways/production';
import { type GatewaySettings, gatewaySettings } from '../gateways/settings';
import { type Settings, SettingsError } from '../settings';

/** The payment channels of this server, and how to stop what was started for them. */
export interface OpenedGateways {
  gateways: Gateways;
  /** Adds the sandbox's own routes to the site; nothing with real gateways. */
  register(app: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
}

type Report = (message: string) => void;

const skewAlarmMs = 60_000;
const certificatesEveryMs = 12 * 3_600_000;

/**
 * Connects the channels that the environment names; without any a demo site gets the sandbox, others none.
 * @throws SettingsError naming what is missing or, in production, what is not official.
 */
export async function openGateways(
  settings: Settings,
  report: Report,
  env: NodeJS.ProcessEnv = process.env,
): Promise<OpenedGateways> {
  const real = await namedGateways(settings, env);
  if (real) return openReal(settings, real, report);
  // The import stands inside the condition, so that a production build leaves it out.
  if (!HARBOR_PRODUCTION_BUILD && settings.demo)
    return openSandboxGateways(await import('../sandbox/sandbox'), settings, report);
  return { gateways: closedGateways(), register: async () => {}, stop: async () => {} };
}

async function namedGateways(settings: Settings, env: NodeJS.ProcessEnv): Promise<GatewaySettings | null> {
  try {
    const real = gatewaySettingsFromEnv(env, `${settings.publicUrl}${notifyBase}`);
    if (real && settings.production) assertProductionGateways(real, await sandboxKeys(settings));
    return real;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

async function openReal(settings: Settings, real: GatewaySettings, report: Report): Promise<OpenedGateways> {
  const gateways = connectGateways(real, portsOf(settings, report));
  const certificates = setInterval(() => void refresh(), certificatesEveryMs);
  certificates.unref();
  async function refresh(): Promise<void> {
    // In public-key mode there is no list to fetch.
    if (real.wechat.publicKeyId) return;
    await gateways.refreshCertificates().catch((error: unknown) => report(`WeChat certificates: ${error}`));
  }
  await refresh();
  return { gateways, register: async () => {}, stop: async () => clearInterval(certificates) };
}

type SandboxModule = typeof import('../sandbox/sandbox');

async function openSandboxGateways(
  { openSandbox, sandboxPrefix }: SandboxModule,
  settings: Settings,
  report: Report,
): Promise<OpenedGateways> {
  const { publicUrl: publicOrigin, clock, dataDir } = settings;
  const sandbox = await openSandbox({ dir: `${dataDir}/sandbox`, publicOrigin, clock });
  const anywhere = ['0.0.0.0', '::', '127.0.0.1', 'localhost'].includes(settings.host);
  const self = `http://${anywhere ? '127.0.0.1' : settings.host}:${settings.port}`;
  const merchant = gatewaySettings.parse(sandbox.credentials(self, `${self}${notifyBase}`));
  return {
    gateways: connectGateways(merchant, portsOf(settings, report)),
    register: async (app) => {
      await app.register((scope) => sandbox.routes(scope), { prefix: sandboxPrefix });
    },
    stop: async () => sandbox.close(),
  };
}

/** Keys of a sandbox that has run on this machine; a production build knows none. */
async function sandboxKeys(settings: Settings): Promise<string[]> {
  if (!HARBOR_PRODUCTION_BUILD) {
    const { keptPublicKeys } = await import('../sandbox/keys/keys');
    return keptPublicKeys(`${settings.dataDir}/sandbox`);
  }
  return [];
}

function portsOf(settings: Settings, report: Report): GatewayPorts {
  let told = 0;
  return {
    clock: settings.clock,
    onClockSkew(channel, skewMs) {
      const now = settings.clock.now();
      if (Math.abs(skewMs) < skewAlarmMs || now - told < skewAlarmMs) return;
      told = now;
      report(`Warning: the clock of ${channel} is ${Math.round(skewMs / 1000)} s ahead of ours`);
    },
  };
}
