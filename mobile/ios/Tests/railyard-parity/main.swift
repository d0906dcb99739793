import RailyardVectors

// `swift run railyard-parity`: the result of every vector, a line each, as the cores of the other languages print it.
for result: VectorResult in try await allResults() { print(result.line) }
