/**
 * `node:http`, as CommonJS has it. An `import` of it asks for every one of its exports at once, and for some of them
 * Node loads a whole HTTP client that nothing here uses: a tenth of a second of each start.
 */
export const { Agent, createServer, request } = process.getBuiltinModule('node:http');
export type Agent = InstanceType<typeof Agent>;
