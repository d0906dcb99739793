module github.com/railyard/railyard/sdks/go

go 1.25
