import { type ChannelState, publishFields } from '@harbor/contract';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../../core';
import { invalid } from '../../../../http/problem';
import { parseInput } from '../../../../http/validate';
import { type Actor, checkMayRelease } from '../actor';
import { toState } from '../registry/channels';
import { publish } from './publish';

/** What a publish answers. */
export interface Published {
  state: ChannelState;
  version: string;
  channel: 'stable' | 'canary';
}

/**
 * Reads a publish as it comes in: the fields first, then the pack as a stream.
 * @throws HttpProblem 403 for somebody else's part, 422 for wrong fields or a pack that is none
 */
export async function receivePublish(core: Core, actor: Actor, request: FastifyRequest): Promise<Published> {
  try {
    return await readPublish(core, actor, request);
  } finally {
    // What is still to come after a refusal is let through to nowhere, so that the sender gets to read the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readPublish(core: Core, actor: Actor, request: FastifyRequest): Promise<Published> {
  const { pack } = core.settings.releases;
  const fields: Record<string, unknown> = {};
  const limits = { fileSize: pack.size, files: 1, fields: 8, fieldSize: 40_000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== 'pack') throw invalid({ pack: ['文件字段应为 pack'] });
    const announced = parseInput(publishFields, fields);
    checkMayRelease(actor, announced.remote);
    part.file.once('limit', () => part.file.destroy(tooLarge(pack.size)));
    const row = await publish(core, actor, announced, part.file);
    return {
      state: toState(row),
      version: announced.version,
      channel: row.canary === announced.version ? 'canary' : 'stable',
    };
  }
  throw invalid({ pack: ['请上传构建的压缩包（字段 pack，须在其他字段之后）'] });
}

const tooLarge = (size: number) =>
  invalid({ pack: [`压缩包超过 ${Math.round(size / 1024 / 1024)} MB：请检查是否打包了多余的文件`] });
