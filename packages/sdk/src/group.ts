import type { Connection } from './connection.ts';

/** Operations under one name. */
export class Group {
  protected readonly on: Connection;

  constructor(on: Connection) {
    this.on = on;
  }
}
