using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

namespace Railyard.Tests;

/// <summary>A test has a name that is a promise.</summary>
public sealed record Test(string Name, Func<Task> Run);

/// <summary>Runs all tests, one after the other; those that take a service, where there is one.</summary>
public static class Program
{
    public static async Task<int> Main()
    {
        var failed = 0;
        var tests = BehaviourTests.All().Concat(ServiceTests.All()).ToList();
        foreach (var test in tests)
        {
            try
            {
                await test.Run().ConfigureAwait(false);
            }
            catch (Exception error)
            {
                failed += 1;
                Console.WriteLine($"✖ {test.Name}\n{(error is FaultException ? error.Message : error)}");
            }
        }

        if (ServiceTests.Url is null) Console.WriteLine("There is no service: npm run sdk:conform starts one.");
        Console.WriteLine($"{tests.Count - failed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }
}
