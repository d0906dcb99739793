package io.github.railyard;

/** Operations that belong together. */
abstract class Group {
  final Connection on;

  Group(Connection on) {
    this.on = on;
  }
}
