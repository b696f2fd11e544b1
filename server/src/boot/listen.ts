import type { FastifyInstance } from 'fastify';
import { errorCode } from '../http/transient';
import type { Settings } from '../settings';
import { StartError } from './start-error';

/** Begins to listen. @throws StartError naming the port when it is taken or not allowed */
export async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is in use by another program.`,
        `Use another one: PORT=${port + 1} npm start`,
      );
    if (errorCode(error) === 'EACCES')
      throw new StartError(`Port ${port} needs more rights.`, 'Use one above 1023: PORT=8080 npm start');
    throw error;
  }
}
