import type { EmbeddedPostgres } from '../db/embedded/start';

/** The PostgreSQL of this test run, shared between Jest's setup and teardown. */
export const running: { postgres?: EmbeddedPostgres; folder?: string } = {};
