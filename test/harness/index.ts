export { ensureRoles } from '../../server/access/bootstrap.ts';
export { becomes, eventually } from './eventually.ts';
export { hasCode } from './has-code.ts';
export { testDb, type TestDb } from './pure-db.ts';
export { recordSecret, watch } from './recording.ts';
export {
  openTestService,
  type RequestOptions,
  type TestAnswer,
  type TestService,
  type TestServiceOptions,
} from './service.ts';
