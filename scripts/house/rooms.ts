/** Who imports whom, and how often: one edge for each import. */
export type Edge = Readonly<{ from: string; to: string }>;

/** What an order of rooms costs: imports that climb in it, and the knots that make them. */
export type Order = Readonly<{
  /** From the ground up. */
  rooms: readonly string[];
  /** The fewest imports upwards that any order of the rooms has. */
  climbs: number;
  /** Groups of rooms of which each knows, by others, itself. */
  knots: readonly (readonly string[])[];
}>;

/** All orders of a knot are compared: 2^16 subsets take some milliseconds. */
const KNOT_MAX = 16;

/** The order of rooms in which the fewest imports climb, whatever table a commit has. */
export function orderOf(edges: readonly Edge[]): Order {
  const between = edges.filter(({ from, to }) => from !== to);
  const rooms = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort();
  const groups = groupsOf(rooms, between).map((group) => orderWithin(group, between));
  return {
    rooms: groups.flatMap((group) => group.rooms),
    climbs: groups.reduce((sum, { climbs }) => sum + climbs, 0),
    knots: groups.map((group) => group.rooms).filter((group) => group.length > 1),
  };
}

/** Strongly connected rooms (Tarjan), each group behind those that it knows. */
function groupsOf(rooms: readonly string[], edges: readonly Edge[]): readonly (readonly string[])[] {
  const knows = Map.groupBy(edges, ({ from }) => from);
  const [index, low] = [new Map<string, number>(), new Map<string, number>()];
  const [stack, groups]: [string[], string[][]] = [[], []];
  const enter = (room: string): number => {
    index.set(room, index.size);
    stack.push(room);
    let lowest = index.size - 1;
    for (const { to } of knows.get(room) ?? []) {
      if (!index.has(to)) lowest = Math.min(lowest, enter(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, index.get(to) ?? 0);
    }
    low.set(room, lowest);
    if (lowest === index.get(room)) groups.push(stack.splice(stack.indexOf(room)));
    return lowest;
  };

  for (const room of rooms) if (!index.has(room)) enter(room);
  return groups;
}

/** For each set of rooms the best of them to stand on top, the others being below it. */
function orderWithin(group: readonly string[], edges: readonly Edge[]): Omit<Order, 'knots'> {
  if (group.length === 1) return { rooms: group, climbs: 0 };
  if (group.length > KNOT_MAX) throw new Error(`${group.length} rooms are one knot: ${group.join(', ')}`);
  const upwards = group.map((to) =>
    group.map((from) => edges.filter((edge) => edge.from === from && edge.to === to).length),
  );
  const best: { climbs: number; top: number }[] = [{ climbs: 0, top: -1 }];
  for (let set = 1; set < 1 << group.length; set += 1) {
    const options = group.flatMap((_room, top) => {
      if ((set & (1 << top)) === 0) return [];
      const below = set ^ (1 << top);
      const climbing = (upwards[top] ?? []).filter((_count, from) => (below & (1 << from)) !== 0);
      return [{ climbs: (best[below]?.climbs ?? 0) + climbing.reduce((sum, count) => sum + count, 0), top }];
    });
    best.push(options.reduce((least, option) => (option.climbs < least.climbs ? option : least)));
  }

  const rooms: string[] = [];
  for (let set = best.length - 1; set > 0;) {
    const top = best[set]?.top ?? 0;
    rooms.unshift(group[top] ?? '');
    set ^= 1 << top;
  }
  return { rooms, climbs: best.at(-1)?.climbs ?? 0 };
}
