import RailyardCore
import RailyardVectors
import XCTest

final class VectorTests: XCTestCase {
    func testEveryVectorIsWhatThisCoreDoes() async throws {
        let results: [VectorResult] = try await allResults()
        XCTAssertGreaterThan(results.count, 800)
        for result: VectorResult in results where result.result != result.expected {
            XCTFail("\(result.name): \(result.result.printed), wanted: \(result.expected.printed)")
        }
    }
}
